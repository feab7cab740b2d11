import { expect, it } from 'vitest';
import { judgeChecks } from './judge-checks.ts';

const failed = (scenario: string, id: string, errorMessage: string) => ({
  scenario,
  id,
  status: 'FAILURE',
  errorMessage,
});

it('tells what is not offered and what needs the suite’s own tools apart from what is wrong', () => {
  const wrong = [
    failed('tools-list', 'tools-list', 'no tools'),
    failed('dns-rebinding-protection', 'localhost-host-rebinding-rejected', 'answered 200'),
    // Of what is not offered, but answered with a fault of ours.
    failed('resources-list', 'resources-list', 'MCP error -32603: Something went wrong.'),
    failed('resources-list', 'resources-list', 'resources MUST be a list'),
    // A method of what is offered.
    failed('tools-list', 'tools-list', 'MCP error -32601: Method not found'),
    failed('tools-call-error', 'tools-call-error', 'Failed: MCP error -32603: Something went wrong.'),
    failed('tools-list', 'tools-list', 'There is no tool of that name.'),
    failed('server-stateless', 'sep-2575-request-meta-invalid-400', 'answered 200'),
    failed('server-stateless', 'sep-2575-server-sends-subscription-ack', 'HTTP 500'),
  ];
  const verdict = judgeChecks(
    [
      { scenario: 'ping', id: 'ping', status: 'SUCCESS' },
      { scenario: 'server-sse-polling', id: 'priming', status: 'WARNING' },
      failed('prompts-list', 'prompts-list', 'Failed: MCP error -32601: Method not found'),
      failed('tools-call-error', 'tools-call-error', 'Failed: MCP error -32602: There is no tool of that name.'),
      ...wrong,
    ],
    ['tools'],
  );
  expect([verdict.passed, verdict.warned, verdict.failed]).toEqual([1, 1, wrong]);
  expect([...verdict.notOffered]).toEqual([['prompts', 1]]);
  expect([...verdict.expected]).toEqual([["needs the suite's own tools", 1]]);
});

it('holds a server to what it claims', () => {
  const prompts = failed('prompts-list', 'prompts-list', 'Failed: MCP error -32601: Method not found');
  expect(judgeChecks([prompts], ['tools', 'prompts']).failed).toEqual([prompts]);
});

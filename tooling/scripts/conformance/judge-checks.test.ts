import { expect, it } from 'vitest';
import { judgeChecks } from './judge-checks.ts';

const failed = (scenario: string, id: string, errorMessage: string) => ({
  scenario,
  id,
  status: 'FAILURE',
  errorMessage,
});

it('what is not offered is told apart from what is served and wrong', () => {
  const wrong = [
    failed('tools-list', 'tools-list', 'no tools'),
    failed('dns-rebinding-protection', 'localhost-host-rebinding-rejected', 'answered 200'),
    // Of what is not offered, but answered with a fault of ours.
    failed('resources-list', 'resources-list', 'MCP error -32603: Something went wrong.'),
    failed('server-stateless', 'sep-2575-request-meta-invalid-400', 'answered 200'),
  ];
  const {
    passed,
    failed: found,
    notOffered,
  } = judgeChecks([
    { scenario: 'ping', id: 'ping', status: 'SUCCESS' },
    { scenario: 'server-sse-polling', id: 'priming', status: 'WARNING' },
    failed('prompts-list', 'prompts-list', 'Failed: MCP error -32601: Method not found'),
    failed('tools-call-error', 'tools-call-error', 'Failed: MCP error -32602: There is no tool of that name.'),
    ...wrong,
  ]);
  expect([passed, found]).toEqual([1, wrong]);
  expect([...notOffered.values()]).toEqual([1, 1]);
});

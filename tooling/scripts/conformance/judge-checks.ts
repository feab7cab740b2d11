/** A check of the suite, as it is written to `checks.json` of its scenario. */
export type Check = { scenario: string; id: string; status: string; errorMessage?: string | undefined };

/**
 * What `/mcp` does not offer, by scenario and check, so that the suite cannot try it. It asks for a server made for it, with tools of
 * given names; ours serves the desk.
 */
const NOT_OFFERED: readonly (readonly [RegExp, string])[] = [
  [/^(?:resources|prompts|completion|logging)-/, 'resources, prompts, completion and logging'],
  [/^caching sep-2549-(?:resources|prompts)-/, 'resources, prompts, completion and logging'],
  [/^(?:tools-call|elicitation|input-required-result)-/, "the suite's own tools"],
  [/^(?:json-schema-2020-12|http-custom-header-server-validation) /, "the suite's own tools"],
  [/^tasks-/, 'tasks, an extension'],
  [/^server-stateless .*(?:capability|independent-requests|log-without-loglevel)/, "the suite's own tools"],
  [/^server-stateless .*subscription/, 'subscriptions: no stream stays open'],
];

/** How we say that something is not offered, in the protocol's codes; a fault of ours is told otherwise. */
const SAID_SO =
  /-32601|Method not found|There is no tool of that name|not found\. Available tools|^Not testable|Prerequisite failed|^Expected InputRequiredResult|subscription|MUST|spec requires|unavailable/;

export type Verdict = { passed: number; failed: Check[]; notOffered: Map<string, number> };

/** The checks that failed although they are about what is served, beside those that passed and those of what is not. */
export function judgeChecks(checks: readonly Check[]): Verdict {
  const verdict: Verdict = { passed: 0, failed: [], notOffered: new Map() };
  for (const check of checks) {
    if (check.status === 'SUCCESS') verdict.passed += 1;
    if (check.status !== 'FAILURE') continue;
    const name = `${check.scenario} ${check.id}`;
    const reason = NOT_OFFERED.find(([of]) => of.test(name))?.[1];
    if (reason === undefined || !SAID_SO.test(check.errorMessage ?? '')) verdict.failed.push(check);
    else verdict.notOffered.set(reason, (verdict.notOffered.get(reason) ?? 0) + 1);
  }
  return verdict;
}

/** A check of the suite, as it is written to `checks.json` of its scenario. */
export type Check = { scenario: string; id: string; status: string; errorMessage?: string | undefined };

/** Which capability the methods belong to that a scenario and its check try. */
const CAPABILITIES: readonly (readonly [RegExp, string])[] = [
  [/^resources-|^caching sep-2549-resources-/, 'resources'],
  [/^prompts-|^caching sep-2549-prompts-|^input-required-result-non-tool-request /, 'prompts'],
  [/^completion-/, 'completions'],
  [/^logging-|^tools-call-with-logging /, 'logging'],
  [/^tasks-/, 'tasks'],
];
const NO_SUCH_METHOD = /-32601|Method not found$/;

const NO_TOOL = /^(?:Failed: |JSON-RPC error: )?(?:MCP error -32602: )?There is no tool of that name\.$/;
const NO_DIAGNOSTIC_TOOL =
  /^Not testable: server (?:exposes no tool with x-mcp-header|does not list the diagnostic tool ')/;
const OWN_TOOL = "needs the suite's own tools";
const AFTER_OWN_TOOL = 'follows one that does';
/**
 * Failures that are known, each by its check and by what it says: the suite is made for a server with tools of given names, and ours
 * serves the desk; no stream stays open for subscriptions.
 */
const EXPECTED: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^(?:tools-call|elicitation|input-required-result|tasks)-/, NO_TOOL, OWN_TOOL],
  [/^(?:http-custom-header-server-validation|server-stateless) /, NO_DIAGNOSTIC_TOOL, OWN_TOOL],
  [/^json-schema-2020-12 /, /^Tool 'json_schema_2020_12_tool' not found\. Available tools: find_games,/, OWN_TOOL],
  [/^tasks-required-task-error /, /^tools\/call for failing_job returned error code -32602;/, OWN_TOOL],
  [/ sep-2322-multi-round-r1$/, /^Expected InputRequiredResult with inputRequests and requestState$/, OWN_TOOL],
  [
    / sep-2322-reject-tampered-state$/,
    /^Prerequisite failed: could not get initial InputRequiredResult/,
    AFTER_OWN_TOOL,
  ],
  [/^tasks-(?:lifecycle|wire-fields) /, /^Not testable: no task was created by the preceding step,/, AFTER_OWN_TOOL],
  [
    / sep-2663-server-rejects-mismatched-mcp-name-on-tasks-get$/,
    /^routing-task fixture from Check 2 unava/,
    AFTER_OWN_TOOL,
  ],
  [/ tasks-extension-advertised$/, /^capabilities\.extensions MUST be advertised$/, 'asks for the extension of tasks'],
  [/ sep-2575-server-sends-subscription-ack$/, /^Expected first frame method to be /, 'asks for a subscription'],
  [/ sep-2575-server-tags-subscription-id$/, /^subscriptions\/listen stream carried no/, 'asks for a subscription'],
];

export type Verdict = {
  passed: number;
  warned: number;
  /** How often a method was not found, by the capability that the server does not claim. */
  notOffered: Map<string, number>;
  expected: Map<string, number>;
  failed: Check[];
};

/** `claimed`: the capabilities that the server names. What it claims it has to answer. */
export function judgeChecks(checks: readonly Check[], claimed: readonly string[]): Verdict {
  const verdict: Verdict = { passed: 0, warned: 0, notOffered: new Map(), expected: new Map(), failed: [] };
  for (const check of checks) {
    if (check.status === 'SUCCESS') verdict.passed += 1;
    if (check.status === 'WARNING') verdict.warned += 1;
    if (check.status !== 'FAILURE') continue;
    const [group, reason] = placeOf(check, claimed);
    if (group === 'failed') verdict.failed.push(check);
    else verdict[group].set(reason, (verdict[group].get(reason) ?? 0) + 1);
  }
  return verdict;
}

function placeOf(
  { scenario, id, errorMessage = '' }: Check,
  claimed: readonly string[],
): ['notOffered' | 'expected' | 'failed', string] {
  const name = `${scenario} ${id}`;
  const capability = CAPABILITIES.find(([of]) => of.test(name))?.[1];
  if (capability !== undefined && NO_SUCH_METHOD.test(errorMessage) && !claimed.includes(capability))
    return ['notOffered', capability];
  const reason = EXPECTED.find(([of, words]) => of.test(name) && words.test(errorMessage))?.[2];
  return reason === undefined ? ['failed', ''] : ['expected', reason];
}

const TEST_CODE = '(\\.test\\.tsx?$|/test-[^/]+\\.tsx?$)';

/**
 * The features of the server, lowest first: one uses those that stand below it, never one beside or above it, so that no
 * circle of features can come about. A new one gets its place here.
 */
const FEATURE_FLOORS = [
  ['audit', 'conversations', 'devices', 'log', 'pages', 'passwords', 'play-limits', 'results', 'slate', 'tokens'],
  ['billing', 'mail', 'operator', 'record', 'reports', 'settings', 'support-marks', 'waitlist-admin'],
  ['access', 'alerts', 'bets', 'operator-alarms', 'passkeys'],
  ['own-data', 'second-factor', 'verification', 'waitlist'],
  ['auth', 'turns'],
  ['admin', 'best-bets', 'desk', 'password-reset', 'profile'],
  ['api-docs', 'boards', 'mcp'],
];

const featureFloorRules = FEATURE_FLOORS.flatMap((floor, height) => {
  const below = FEATURE_FLOORS.slice(0, height).flat();
  return floor.map((feature) => ({
    name: 'features-use-lower-ones',
    comment: 'FEATURE_FLOORS says which feature may use which',
    severity: 'error',
    from: { path: `^src/server/features/${feature}/`, pathNot: TEST_CODE },
    to: { path: '^src/server/features/', pathNot: `^src/server/features/(${[feature, ...below].join('|')})/` },
  }));
});

/** One-way flow: contract and engine know nobody; research uses both; server uses all three; web uses contract. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'engine-is-pure',
      comment: 'engine imports nothing but itself',
      severity: 'error',
      from: { path: '^src/engine', pathNot: TEST_CODE },
      to: { pathNot: '^src/engine' },
    },
    {
      name: 'research-is-pure',
      comment: 'research imports contract and engine, and nothing else',
      severity: 'error',
      from: { path: '^src/research', pathNot: TEST_CODE },
      to: { pathNot: '^src/(research|contract|engine)' },
    },
    {
      name: 'contract-only-zod',
      severity: 'error',
      from: { path: '^src/contract', pathNot: TEST_CODE },
      to: { pathNot: '^(src/contract|node_modules/zod)' },
    },
    {
      name: 'web-only-contract',
      severity: 'error',
      from: { path: '^src/web' },
      to: { path: '^src/(server|engine|research)' },
    },
    { name: 'server-never-web', severity: 'error', from: { path: '^src/server' }, to: { path: '^src/web' } },
    {
      name: 'routes-no-repo',
      comment: 'route -> service -> repo',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '(\\.repo\\.ts$|^src/server/db|node_modules/drizzle-orm)' },
    },
    {
      name: 'only-repos-query',
      severity: 'error',
      from: { path: '^src/server/(features|jobs)', pathNot: `(\\.repo\\.ts$|${TEST_CODE})` },
      to: { path: '(^src/server/db|node_modules/drizzle-orm)' },
    },
    {
      name: 'repo-private-to-feature',
      comment: 'another feature calls the service, never the repo',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/' },
      to: { path: '^src/server/features/[^/]+/.+\\.repo\\.ts$', pathNot: '^src/server/features/$1/' },
    },
    ...featureFloorRules,
    {
      name: 'features-have-a-floor',
      comment: 'a new feature gets its place in FEATURE_FLOORS',
      severity: 'error',
      from: {},
      to: { path: '^src/server/features/', pathNot: `^src/server/features/(${FEATURE_FLOORS.flat().join('|')})/` },
    },
    {
      name: 'jobs-no-repo',
      comment: 'a job calls a service',
      severity: 'error',
      from: { path: '^src/server/jobs', pathNot: TEST_CODE },
      to: { path: '\\.repo\\.ts$', pathNot: '^src/server/jobs' },
    },
    {
      name: 'platform-below-features',
      severity: 'error',
      from: { path: '^src/server/(platform|providers|db)', pathNot: TEST_CODE },
      to: { path: '^src/server/(features|jobs)' },
    },
    {
      name: 'web-features-independent',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'web-shared-below',
      severity: 'error',
      from: { path: '^src/web/(ui|lib)' },
      to: { path: '^src/web/(features|screens|app)' },
    },
    {
      name: 'web-features-below-screens',
      severity: 'error',
      from: { path: '^src/web/features' },
      to: { path: '^src/web/(screens|app)' },
    },
    {
      name: 'screens-independent',
      severity: 'error',
      from: { path: '^src/web/screens/([^/.]+)', pathNot: TEST_CODE },
      to: { path: '^src/web/screens/', pathNot: '^src/web/screens/$1' },
    },
    {
      name: 'src-never-tooling',
      severity: 'error',
      from: { path: '^src', pathNot: TEST_CODE },
      to: { path: '^tooling' },
    },
    { name: 'no-test-code-in-production', severity: 'error', from: { pathNot: TEST_CODE }, to: { path: TEST_CODE } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};

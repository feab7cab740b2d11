const TEST_CODE = '(\\.test\\.tsx?$|/test-[^/]+\\.tsx?$)';

/** One-way flow: contract and engine know nobody; server uses both; web uses contract. */
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
      name: 'contract-only-zod',
      severity: 'error',
      from: { path: '^src/contract', pathNot: TEST_CODE },
      to: { pathNot: '^(src/contract|node_modules/zod)' },
    },
    {
      name: 'web-never-server-or-engine',
      severity: 'error',
      from: { path: '^src/web' },
      to: { path: '^src/(server|engine)' },
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

import { availableParallelism } from 'node:os';
import { timeoutFor } from './common/src/testing/random-runs.ts';

const shared = {
  rootDir: import.meta.dirname,
  transform: { '^.+\\.(ts|tsx)$': '<rootDir>/scripts/test/transform.js' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/fixtures/'],
  modulePathIgnorePatterns: ['<rootDir>/web/dist/'],
};

export default {
  // A machine may be busy with other work; a test that hangs is ended all the same.
  testTimeout: timeoutFor(240_000),
  // The process of jest itself has next to nothing to do: on two cores both are for tests.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // What a test file has loaded as ES modules stays in the memory of its process: a worker that has grown is replaced.
  workerIdleMemoryLimit: '1GB',
  reporters: ['default', '<rootDir>/scripts/test/hung-file.js'],
  projects: [
    {
      ...shared,
      displayName: 'node',
      runner: ['jest-light-runner', { runtime: 'child_process' }],
      setupFiles: ['<rootDir>/scripts/test/native-globals.js'],
      roots: ['common/src', 'api/src', 'realtime/src', 'scripts'].map((at) => `<rootDir>/${at}`),
      testMatch: ['**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/web/test-environment.js',
      roots: ['<rootDir>/web/src'],
      setupFilesAfterEnv: ['<rootDir>/web/test-setup.js'],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      moduleNameMapper: { '\\.(css|svg|woff2?)$': '<rootDir>/web/test-file-stub.js' },
    },
  ],
};

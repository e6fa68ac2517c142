import { afterEach } from '@jest/globals';
import { configure } from '@testing-library/react';

// A lazily loaded screen is compiled when a test first shows it, which is slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// What a test renders, the library takes down again; what answers its requests goes, too.
const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

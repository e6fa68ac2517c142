import { configure } from '@testing-library/react';

// A lazily loaded screen is compiled when a test first shows it, which is slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

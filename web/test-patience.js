import { configure } from '@testing-library/react';

// A screen in a chunk of its own is compiled when a test first shows it, which on a busy machine takes its time.
configure({ asyncUtilTimeout: 8000 });

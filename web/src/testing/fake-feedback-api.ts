import type { WeighedCorrection } from '@craque/common/contracts/corrections.ts';
import type { FeedbackItem } from '@craque/common/contracts/feedback.ts';

export function aFeedbackItem(overrides: Partial<FeedbackItem> = {}): FeedbackItem {
  return {
    id: 'f1',
    type: 'bug',
    title: 'The clock stops',
    content: 'Lock the screen.\nIt stops.',
    email: null,
    userId: 'u1',
    status: 'pending',
    createdAt: '2026-11-20T12:00:00.000Z',
    user: { avatarUrl: null, displayName: 'Lia Prado', username: 'lia' },
    ...overrides,
  };
}

export function aCorrectionItem(overrides: Partial<WeighedCorrection> = {}): WeighedCorrection {
  return {
    id: 'c1',
    athlete: 'Ada Quill',
    league: 'English Premier League',
    field: 'alsoKnownAs',
    label: 'Name that should count',
    text: 'Addie',
    current: '',
    reports: 3,
    by: 'mona',
    status: 'open',
    value: null,
    note: null,
    reportedAt: '2026-11-20T12:00:00.000Z',
    ...overrides,
  };
}

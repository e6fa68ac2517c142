import type { WeighedCorrection } from '@craque/common/contracts/corrections.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import type { FeedbackItem, MarkedAccount } from '@craque/common/contracts/feedback.ts';
import { ApiError, type Call, type CallInput } from '../lib/api.ts';

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
    status: 'open',
    value: null,
    note: null,
    reportedAt: '2026-11-20T12:00:00.000Z',
    ...overrides,
  };
}

type Sent = { name: string } & Pick<CallInput<Endpoint>, 'idempotencyKey'> & {
    params?: unknown;
    body?: unknown;
  };

/** The feedback calls in memory; `failing` names are refused, `hold` delays the answers. */
export function createFakeFeedbackApi(
  items: FeedbackItem[] = [],
  marked: MarkedAccount[] = [],
  corrections: WeighedCorrection[] = [],
) {
  const sent: Sent[] = [];
  const failing = new Map<string, ApiError>();
  const gate: { hold?: Promise<void> } = {};

  function answer({ name, params, body }: Sent): unknown {
    if (name === 'submitFeedback') {
      const item = aFeedbackItem({
        id: `f${items.length + 1}`,
        ...(body as Partial<FeedbackItem>),
      });
      items.unshift(item);
      return item;
    }
    if (name === 'setFeedbackStatus') {
      const at = items.findIndex(({ id }) => id === (params as { id: string }).id);
      const item = { ...aFeedbackItem(items[at]), ...(body as Pick<FeedbackItem, 'status'>) };
      items[at] = item;
      return item;
    }
    if (name === 'decideCorrection') {
      const at = corrections.findIndex(({ id }) => id === (params as { id: string }).id);
      const decided = { ...aCorrectionItem(corrections[at]), ...(body as object) };
      corrections[at] = decided;
      return decided;
    }
    if (name === 'readAllCorrections' || name === 'readOwnCorrections') return [...corrections];
    return name === 'readMarkedWins' ? [...marked] : [...items];
  }

  const call = async (endpoint: Endpoint, input: Omit<Sent, 'name'> = {}) => {
    const { params, body, idempotencyKey } = input;
    const one = { name: endpoint.name, params, body, ...(idempotencyKey && { idempotencyKey }) };
    sent.push(one);
    await gate.hold;
    const error = failing.get(one.name);
    if (error) throw error;
    return answer(one);
  };
  return {
    call: call as Call,
    items,
    failing,
    gate,
    calls: (name: string) => sent.filter((each) => each.name === name),
  };
}

export const refusal = new ApiError(500, 'internal', 'Something went wrong on the server');

import type { BodyOf } from '@craque/common/contracts/endpoint.ts';
import type { FeedbackItem, submitFeedback } from '@craque/common/contracts/feedback.ts';
import type { PublicUser } from '@craque/common/contracts/friends.ts';
import type { FeedbackStatus } from '@craque/common/domain/feedback.ts';
import { AppError } from '../errors/app-error.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { Account } from '../store/account-stores.ts';
import type { Feedback } from '../store/social-stores.ts';
import { publicUser, publicUsers } from '../users/public-user.ts';

const maxListed = 1000;

function itemOf(feedback: Feedback, author: PublicUser | undefined): FeedbackItem {
  const { id, type, title, content, email, status, createdAt } = feedback;
  const texts = { id, type, title, content, email, status };
  const times = { createdAt: new Date(createdAt).toISOString() };
  if (!author) return { ...texts, ...times, userId: null, user: null };
  const { id: userId, ...user } = author;
  return { ...texts, ...times, userId, user };
}

async function itemsOf(
  dependencies: ServiceParts,
  all: readonly Feedback[],
): Promise<FeedbackItem[]> {
  const ids = all.flatMap(({ userId }) => userId ?? []);
  const authors = await publicUsers(dependencies, ids);
  return all.map((feedback) => itemOf(feedback, authors.get(feedback.userId ?? '')));
}

/** As it was answered then; with other content the key is refused. */
async function repeatedFeedback(
  { stores }: ServiceParts,
  { key, ...sent }: Feedback & { userId: string; key: string },
): Promise<Feedback> {
  const first = await stores.feedback.findByKey(sent.userId, key);
  // Only the deletion of the account removes the key, and it ends the session too.
  if (!first) throw new AppError('unauthorized');
  const isSame = (['type', 'title', 'content', 'email'] as const).every(
    (field) => first[field] === sent[field],
  );
  if (!isSame) throw new AppError('idempotency_mismatch');
  return { ...first, status: 'pending' };
}

export function createFeedbackService(dependencies: ServiceParts) {
  const { stores, clock, newId } = dependencies;
  return {
    /** The same key gives the same answer again. */
    async submit(
      author: Account,
      fields: BodyOf<typeof submitFeedback>,
      key?: string,
    ): Promise<FeedbackItem> {
      const { type = 'feedback', title, content, email = null } = fields;
      const sent = { id: newId(), userId: author.id, type, title, content, email };
      const feedback = { ...sent, status: 'pending', createdAt: clock() } as const;
      const outcome = await stores.feedback.insert({ ...feedback, ...(key && { key }) });
      if (outcome === 'key-taken' && key)
        return itemOf(
          await repeatedFeedback(dependencies, { ...feedback, key }),
          publicUser(author, dependencies),
        );
      // The account may have been deleted before this was stored.
      if (await stores.users.find(author.id))
        return itemOf(feedback, publicUser(author, dependencies));
      await stores.feedback.anonymise(author.id);
      throw new AppError('unauthorized');
    },

    /** The user's own, newest first. */
    async listOf({ id }: Account): Promise<FeedbackItem[]> {
      return itemsOf(dependencies, await stores.feedback.listOf(id));
    },

    /** For admins: everybody's, newest first. */
    async listAll(): Promise<FeedbackItem[]> {
      return itemsOf(dependencies, await stores.feedback.listAll(maxListed));
    },

    /** For admins: any status may follow any other; who set it is recorded. */
    async setStatus(admin: Account, id: string, status: FeedbackStatus): Promise<FeedbackItem> {
      const by = { actorId: admin.id, at: clock() };
      const changed = await stores.feedback.setStatus(id, status, by);
      if (!changed) throw new AppError('feedback_not_found');
      const [item] = await itemsOf(dependencies, [changed]);
      if (!item) throw new AppError('internal');
      return item;
    },
  };
}

export type FeedbackService = ReturnType<typeof createFeedbackService>;

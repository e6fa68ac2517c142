/** Kinds of feedback, the first being the default. */
export const feedbackTypes = ['feedback', 'suggestion', 'bug'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** Set by an admin; new feedback is pending. */
export const feedbackStatuses = ['pending', 'reviewed', 'implemented', 'rejected'] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

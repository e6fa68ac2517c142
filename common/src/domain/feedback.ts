export const feedbackTypes = ['feedback', 'suggestion', 'bug'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

export const feedbackStatuses = ['pending', 'reviewed', 'implemented', 'rejected'] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

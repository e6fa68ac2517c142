/** What of a person can be reported, why, and what admins make of it (rules: blocking). */
export const reportKinds = ['name', 'picture'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = ['insult', 'sexual', 'impersonation', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportDecisions = ['dismissed', 'renamed', 'closed'] as const;
export type ReportDecision = (typeof reportDecisions)[number];
export const reportStatuses = ['open', ...reportDecisions] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const realtimeNodeOptions: string;

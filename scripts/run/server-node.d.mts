export declare const serverFlags: readonly string[];
export declare function serverEnvironment(root: string): Record<string, string | undefined>;
export const realtimeNodeOptions: string;

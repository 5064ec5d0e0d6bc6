import { type ActivityKind } from '@guangquan/contract';
/** An activity of the demonstration. */
export interface DemoActivity {
    title: string;
    kind: ActivityKind;
    /** Codes of products. */
    models: readonly string[];
    gifts: readonly string[];
    quota: number | null;
    needsInvoice: boolean;
    needsAddress: boolean;
    /** Days from the load until applications begin, and until they end. */
    from: number;
    to: number;
    /** Path of its picture; empty for the sign of its kind. */
    picture: string;
    rules: string;
}
export declare const demoActivities: readonly DemoActivity[];

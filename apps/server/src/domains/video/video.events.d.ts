import { type Subscription } from '../../events/subscription.ts';
/** Posts that waited for their video are published once it can be watched, or refused when it never will be. */
export declare const videoSubscriptions: Subscription[];

import { type SocialProvider } from '@guangquan/contract';
/** Reads the column. @throws for an unknown value, which this program never writes */
export declare function providerIn(text: string): SocialProvider;

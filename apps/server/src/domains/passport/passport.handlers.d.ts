import type { PassportCall, StaffPassport, UserProduct } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
export declare const passportMethods: Pick<HandlersOf<typeof UserProduct>, PassportCall>;
export declare const staffPassportMethods: HandlersOf<typeof StaffPassport>;

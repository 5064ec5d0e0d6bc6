import type { PassportCall, ProductActivityCall, ProductInfo, StaffAccessCode, StaffProduct, StaffProductActivity, StaffRegistration, StaffShipment, UserProduct } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
export declare const productInfoMethods: HandlersOf<typeof ProductInfo>;
export declare const userProductMethods: Omit<HandlersOf<typeof UserProduct>, PassportCall | ProductActivityCall>;
/** The other part of `UserProduct`. */
export declare const productActivityMethods: Pick<HandlersOf<typeof UserProduct>, ProductActivityCall>;
export declare const staffProductActivityMethods: HandlersOf<typeof StaffProductActivity>;
export declare const staffProductMethods: HandlersOf<typeof StaffProduct>;
export declare const staffAccessCodeMethods: HandlersOf<typeof StaffAccessCode>;
export declare const staffShipmentMethods: HandlersOf<typeof StaffShipment>;
export declare const staffRegistrationMethods: HandlersOf<typeof StaffRegistration>;

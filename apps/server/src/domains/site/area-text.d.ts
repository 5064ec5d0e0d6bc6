/**
 * Whether area codes are in the list and each is within the one before; an empty list is valid, and so is abroad alone.
 */
export declare function areaExists(codes: readonly string[]): boolean;
/**
 * Province and city of a profile: `浙江省 杭州市`, `上海市`, `湖北省 仙桃市`, `其他国家/地区`. Empty for none, and for codes no longer in
 * the list.
 */
export declare function areaText(codes: readonly string[]): string;
/**
 * Names of the three levels of an address; empty where a code repeats the one above, because there is no such level.
 */
export interface AddressArea {
    province: string;
    city: string;
    county: string;
}
/**
 * Names of an address's area, or null when its three codes are not a complete place: they must reach the lowest level,
 * and repeat the code above where there is none.
 */
export declare function addressArea(codes: readonly string[]): AddressArea | null;

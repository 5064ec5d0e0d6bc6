import { type Area } from '@guangquan/contract';
export interface AreaList {
    version: string;
    areas: Area[];
}
/** Provinces, cities and districts of China; derived by tools/generate/areas.ts. */
export declare function areaList(): AreaList;
/** The places of codes from a province downwards, or null where one is not within the one before. */
export declare function findAreas(codes: readonly string[]): Area[] | null;

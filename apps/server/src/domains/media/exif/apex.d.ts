/** Seconds of an APEX shutter speed, with the camera's name for it: 2⁻⁷ is 1/125 s. */
export declare function secondsOf(apex: number | null): number | null;
/** F-number of an APEX aperture: 5 is f/5.6. Zero is written where the lens does not say. */
export declare function fNumberOf(apex: number | null): number | null;

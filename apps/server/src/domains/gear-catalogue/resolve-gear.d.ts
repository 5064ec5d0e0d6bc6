import type { Tx } from '../../db/client.ts';
/** The fields a camera writes about itself and its lens. */
type Written = Record<'make' | 'model' | 'lensMake' | 'lensModel', string | null>;
/**
 * The catalogue's camera and lens of a photograph. Unknown models are added, so that the wall can filter by a new
 * camera on its first day, but only for a known maker and only in the form of a model name: EXIF can be forged, and
 * otherwise any sentence could appear in every member's filter. What does not qualify stays text on the photograph,
 * without an id.
 */
export declare function resolveGear(tx: Tx, exif: Written): Promise<{
    cameraId: string | null;
    lensId: string | null;
}>;
export {};

/** A product of the demonstration catalogue. */
export interface DemoProduct {
    code: string;
    name: string;
    category: number;
    summary: string;
    pattern: string;
    launched: string;
    months: number;
    /** File below `/img/product`; empty without a picture. */
    picture: string;
    camera?: string;
    lens?: string;
    specs: readonly (readonly [name: string, value: string])[];
}
/** The catalogue of 澄光. */
export declare const demoProducts: readonly DemoProduct[];

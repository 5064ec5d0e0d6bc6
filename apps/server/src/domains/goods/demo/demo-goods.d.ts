/** Goods of the demonstration, in the order of the shelf. */
interface DemoGoods {
    /** Names it among the orders. */
    key: string;
    goodsType: 1 | 2;
    kind: 1 | 2 | 3 | 4;
    name: string;
    summary: string;
    detail?: string;
    useNote?: string;
    coins: number;
    minLevel?: number;
    /** What is left; null: without a limit. */
    stock: number | null;
    limitTotal?: number;
    limitMonth?: number;
    limitYear?: number;
    codeDays?: number;
    gives?: string;
    /** Of what it gives: which one. */
    choice?: string;
    /** A picture that comes with the program; none for a printed coupon. */
    picture?: string;
    /** Its codes are accepted in the shops of the brand. */
    inShops?: true;
}
export declare const demoGoods: readonly DemoGoods[];
export {};

interface Invoice {
    number: string;
    buyer: string;
    productName: string;
    boughtOn: string;
    price: number;
}
/** An invoice as a member would photograph it. */
export declare function drawInvoice({ number, buyer, productName, boughtOn, price }: Invoice): Promise<Buffer>;
export {};

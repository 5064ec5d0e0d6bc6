/** Address of an export; below the path of the console's cookie. */
export declare const exportPath: (productKey: string, id: string) => string;

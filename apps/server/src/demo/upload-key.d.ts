/** File name of every avatar. */
export declare const portraitName = "portrait.jpg";
/** Key of an uploaded file of the demonstration data. */
export declare function uploadKey(ownerId: string, fileName: string): string;

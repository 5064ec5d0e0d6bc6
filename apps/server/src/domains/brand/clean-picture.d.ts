/** A checked picture without anything that a browser does not need to draw it. */
export interface CleanPicture {
    bytes: Buffer;
    width: number;
    height: number;
}

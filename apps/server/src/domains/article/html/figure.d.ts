import type { Block } from './article-doc.ts';
/** A reference to a photograph, gear or video. */
export type Figure = Extract<Block, {
    kind: 'photo' | 'product' | 'video';
}>;
/** What a `figure` may be. */
export type FigureBlock = Figure | Extract<Block, {
    kind: 'placeholder';
}>;
/** The reference or place in a figure's attributes; null when there is none. */
export declare function readFigure(attributes: Record<string, string>): FigureBlock | null;

import { type Block } from './article-doc.ts';
import type { FigureBlock } from './figure.ts';
/** Accepts the parts of an article in any order and nesting, and builds a flat list of blocks. */
export interface DocBuilder {
    text: (text: string) => void;
    lineBreak: () => void;
    /** Bold starts (1) or ends (-1). */
    strong: (delta: 1 | -1) => void;
    openLink: (href: string | null) => void;
    closeLink: () => void;
    /** Starts a new paragraph for the following text. */
    paragraph: () => void;
    openHeading: (level: 2 | 3) => void;
    closeHeading: () => void;
    openQuote: () => void;
    closeQuote: () => void;
    openList: (ordered: boolean) => void;
    /** The next item of the current list. */
    item: () => void;
    closeList: () => void;
    openFigure: (figure: FigureBlock | null) => void;
    closeFigure: () => void;
    openCaption: () => void;
    closeCaption: () => void;
    /** The finished article. */
    end: () => Block[];
}
export declare function makeDocBuilder(): DocBuilder;

import { type CardPicture, type PictureShape, type PublishCard, type PublishItem } from '@guangquan/contract';
/** What differs by viewer or changes with each reaction. */
export type MarkField = ViewerField | CountField;
type ViewerField = 'authorFollowState' | 'isLike' | 'isCollect' | 'addComment' | 'whyShown';
type CountField = 'likeCount' | 'collectCount' | 'replyCount' | 'shareCount';
/** A post on its page and in a list, without marks. */
export type ShownPost = Omit<PublishItem, MarkField>;
export type ShownCard = Omit<PublishCard, MarkField>;
/** What a list shows of a post; the response leaves out what is null or undefined. */
export declare function cardOf(post: ShownPost): ShownCard;
/** A photograph on a tile or as the first of a card. */
export declare function cardPictureOf(picture: PictureShape): CardPicture;
export {};

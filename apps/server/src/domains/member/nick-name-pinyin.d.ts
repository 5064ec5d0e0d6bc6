import type { Database } from '../../db/client.ts';
/** The columns of a nickname's pinyin, written with the nickname. */
export declare function nickNamePinyin(nickName: string): Promise<{
    nick_pinyin: string;
    nick_initials: string;
}>;
/** Adds pinyin to every nickname that has none. May be interrupted and run again. */
export declare function addPinyinToMembers(db: Database, signal: AbortSignal): Promise<void>;

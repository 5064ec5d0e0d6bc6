import type { DemoArticle } from './demo-article.ts';
/** Members' articles that the editors featured. */
export declare const memberArticles: readonly (DemoArticle & {
    author: string;
    publishSubType: number;
})[];
/** An article without photographs that waits for the moderators: the first post of a newcomer. */
export declare const waitingArticle: {
    readonly author: '老胶片';
    readonly title: '一卷胶片教我的三件事';
    readonly publishSubType: 2;
    readonly categoryId: 3;
    readonly tags: readonly ['胶片', '曝光'];
    readonly hoursAgo: 11;
    readonly text: `
一卷三十六张，拍完要等三天才能看见。等的时候，我把每一张在脑子里重新拍了一遍。

## 一、先想好再按

- 主体放在哪里
- 光从哪里来
- 这一张和上一张有什么不同

想不出第三条，就不按。

## 二、宁可多一档

负片过曝一档还有层次，欠一档就只剩颗粒。测光对着暗部，心里就踏实了。

## 三、底片要自己收好

> 扫描件会丢，硬盘会坏，底片夹在本子里，二十年后还能再放一次。`;
};

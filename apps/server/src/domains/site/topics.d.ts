/** Topics of posts, interests and circles, in display order, with their pictures. */
export declare const topics: ({
    id: 'landscape';
    name: '风光';
    sort: number;
    cover: string;
} | {
    id: 'portrait';
    name: '人像';
    sort: number;
    cover: string;
} | {
    id: 'street';
    name: '人文街拍';
    sort: number;
    cover: string;
} | {
    id: 'wildlife';
    name: '生态野生动物';
    sort: number;
    cover: string;
} | {
    id: 'birds';
    name: '鸟类';
    sort: number;
    cover: string;
} | {
    id: 'night';
    name: '星空夜景';
    sort: number;
    cover: string;
} | {
    id: 'architecture';
    name: '建筑';
    sort: number;
    cover: string;
} | {
    id: 'city';
    name: '城市';
    sort: number;
    cover: string;
} | {
    id: 'travel';
    name: '旅行';
    sort: number;
    cover: string;
} | {
    id: 'macro';
    name: '微距';
    sort: number;
    cover: string;
} | {
    id: 'still-life';
    name: '静物美食';
    sort: number;
    cover: string;
} | {
    id: 'sports';
    name: '体育';
    sort: number;
    cover: string;
} | {
    id: 'stage';
    name: '舞台';
    sort: number;
    cover: string;
} | {
    id: 'black-and-white';
    name: '黑白';
    sort: number;
    cover: string;
} | {
    id: 'film';
    name: '胶片';
    sort: number;
    cover: string;
} | {
    id: 'aerial';
    name: '航拍';
    sort: number;
    cover: string;
} | {
    id: 'family';
    name: '儿童家庭';
    sort: number;
    cover: string;
} | {
    id: 'pets';
    name: '宠物';
    sort: number;
    cover: string;
} | {
    id: 'wedding';
    name: '婚礼';
    sort: number;
    cover: string;
} | {
    id: 'video';
    name: '视频';
    sort: number;
    cover: string;
} | {
    id: 'editing';
    name: '后期';
    sort: number;
    cover: string;
} | {
    id: 'gear';
    name: '器材';
    sort: number;
    cover: string;
})[];

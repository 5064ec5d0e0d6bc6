export { addPinyinToMembers } from '../domains/member/nick-name-pinyin.ts'

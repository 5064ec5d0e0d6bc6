export { chooseTopics, listTopicIdsOf, eraseTopics } from './choose-topics.ts'

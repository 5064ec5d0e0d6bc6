-- Owners of a medal for staff, newest first. It replaces an index that no query reads in its order.
create index medal_award_of_medal on medal_award (medal_id, obtained_at desc, member_id, tier desc);
drop index medal_award_owners;

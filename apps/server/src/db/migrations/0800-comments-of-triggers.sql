-- What each trigger does, for docs/extension-points.md. The first word is its group: a guard refuses, `Derived` keeps
-- something that follows from rows, whoever writes them, an `Announcement` tells caches, and the rest is `Other`. A
-- trigger without a comment of its own has its function's.

comment on function refuse_change_of_staff_act() is 'Guard: acts of staff are only added.';
comment on function refuse_change_of_coins() is 'Guard: the ledger of coins is only added to.';
comment on function refuse_change_of_coin_tx() is
  'Guard: of a movement of coins only its words may go, with the member''s personal data.';
comment on function refuse_wrong_coin_lot() is 'Guard: the balance of a lot is the sum of its entries.';
comment on function refuse_unbalanced_coins() is
  'Guard: at the commit the entries of a movement add up to nothing, and those of its member to its amount.';
comment on function circle_has_owner() is 'Guard: at the commit a circle that was not dissolved has an owner.';
comment on function circle_begins_owned() is 'Guard: at the commit a new circle has an owner.';
comment on function refuse_change_of_lottery() is 'Guard: of a published lottery only its stage moves on.';
comment on function refuse_loss_of_lottery() is 'Guard: a published lottery is not deleted.';
comment on function refuse_change_of_lottery_prize() is
  'Guard: of the prizes of a published lottery only the number given grows.';
comment on function refuse_change_of_lottery_model() is 'Guard: models that a published lottery asks for stay the same.';
comment on function refuse_change_of_lottery_round() is
  'Guard: the seed of a round stays the same, and its chain grows by one ticket at a time.';
comment on function refuse_wrong_lottery_ticket() is
  'Guard: a ticket is the newest link of its chain, and is not for staff or whoever shares a device with them.';
comment on function refuse_change_of_lottery_ticket() is
  'Guard: to a ticket only its result and a refund are added, and its member may be forgotten.';
comment on function refuse_late_elector() is 'Guard: nobody joins an electorate that is frozen.';
comment on function refuse_mark_of_frozen_round() is
  'Guard: marks are given in an open round only, or by a correction. Locks the round against being frozen meanwhile.';
comment on function refuse_change_of_contest() is 'Guard: votes, marks, corrections and the log of contests are only added.';
comment on trigger contest_elector_stays on contest_elector is 'Guard: an electorate is only added to.';
comment on trigger contest_elector_is_not_emptied on contest_elector is 'Guard: an electorate is only added to.';
comment on function refuse_thawing() is 'Guard: what is frozen of a contest stays frozen.';
comment on function refuse_change_of_evidence() is
  'Guard: of a link in the chain of first publications only file, member and salt may be forgotten.';

comment on function chain_staff_act() is
  'Derived: an act of staff gets its number and the hash over itself and the act before, one writer at a time.';
comment on function chain_evidence_link() is
  'Derived: a link of the chain of first publications gets its number and hash; the head and the day follow.';
comment on function move_coin_lot() is 'Derived: an entry moves the balance of its lot.';
comment on function add_member_counter() is 'Derived: each member has a row of counters.';
comment on function raise_post_revision() is
  'Derived: the revision of a post rises with whatever readers see of it, so that nodes read its card anew.';
comment on function note_gear_change() is
  'Derived: a post that counts for the figures of gear is noted; a job counts what changed.';
comment on function renew_setting() is 'Derived: a setting that is written gets a new version.';
comment on function announce_setting() is
  'Announcement: caches of all nodes drop a setting that is written, also by hand.';
comment on function announce_change() is
  'Announcement: caches of all nodes drop what is read from this table when it is written, also by hand.';
comment on function announce_words() is
  'Derived: the version of the word list rises with each change, and all nodes load it again.';

comment on function review_post() is
  'Derived: a post in review has an open case, a deleted one has none; other changes raise the version that decisions name.';
comment on function review_reply() is 'Derived: a comment in review has an open case, a deleted one has none.';
comment on function review_card() is 'Derived: a club card that waits has an open case, any other has none.';
comment on function review_member() is 'Derived: an erased member has no open case.';
comment on function review_circle() is 'Derived: a dissolved circle has no open case.';
comment on function review_report() is 'Other: a report opens the case of its target, or is added to the open one.';
comment on function review_near_copy() is
  'Other: at the commit a post in review that resembles an earlier one has that among the causes of its case.';
comment on function review_profile() is
  'Other: a changed nickname, avatar or introduction opens a case of its member, unless review.profiles is off.';

BEGIN TRANSACTION;
CREATE TABLE about (
	name VARCHAR(20) NOT NULL,
	value INTEGER NOT NULL,
	PRIMARY KEY (name)
);
INSERT INTO "about" VALUES('version',12);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE codes (
	code VARCHAR(12) NOT NULL,
	table_id VARCHAR(32) NOT NULL,
	who VARCHAR(64) NOT NULL,
	until DOUBLE NOT NULL,
	taken VARCHAR(64) NOT NULL,
	PRIMARY KEY (code)
);
CREATE TABLE feats (
	player VARCHAR(64) NOT NULL,
	game VARCHAR(40) NOT NULL,
	"key" VARCHAR(80) NOT NULL,
	best JSON NOT NULL,
	PRIMARY KEY (player, game, "key")
);
INSERT INTO "feats" VALUES('ann','tubyrinth','unique-1-5','[0, 61.5]');
CREATE TABLE jobs (
	line VARCHAR(10) NOT NULL,
	name VARCHAR(32) NOT NULL,
	owner VARCHAR(64) NOT NULL,
	server VARCHAR(32) NOT NULL,
	stop BOOLEAN NOT NULL,
	report JSON NOT NULL,
	PRIMARY KEY (line, name)
);
CREATE TABLE keepers (
	table_id VARCHAR(32) NOT NULL,
	server VARCHAR(32) NOT NULL,
	glass INTEGER,
	ends DOUBLE,
	PRIMARY KEY (table_id)
);
CREATE TABLE moves (
	table_id VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	action INTEGER NOT NULL,
	at DOUBLE NOT NULL,
	PRIMARY KEY (table_id, number),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('6a6nyp5889xf',1,0,32,1.79483615773240756988e+09);
INSERT INTO "moves" VALUES('6a6nyp5889xf',2,0,49,1.7948361577416517735e+09);
INSERT INTO "moves" VALUES('6a6nyp5889xf',3,0,121,1.79483615775020909303e+09);
INSERT INTO "moves" VALUES('6a6nyp5889xf',4,0,150,1.79483615775531530375e+09);
INSERT INTO "moves" VALUES('6a6nyp5889xf',5,1,59,1.794836157760897398e+09);
INSERT INTO "moves" VALUES('6a6nyp5889xf',6,1,39,1.79483615776687145237e+09);
INSERT INTO "moves" VALUES('6a6nyp5889xf',7,1,74,1.79483615777582240107e+09);
INSERT INTO "moves" VALUES('6a6nyp5889xf',8,0,62,1.79483615778121423723e+09);
INSERT INTO "moves" VALUES('6a6nyp5889xf',9,0,80,1.79483615778693842888e+09);
INSERT INTO "moves" VALUES('6a6nyp5889xf',10,0,150,1.79483615779358386989e+09);
INSERT INTO "moves" VALUES('6a6nyp5889xf',11,1,50,1.79483615779895162587e+09);
INSERT INTO "moves" VALUES('6a6nyp5889xf',12,1,77,1.79483615780420017243e+09);
CREATE TABLE people (
	table_id VARCHAR(32) NOT NULL,
	who VARCHAR(64) NOT NULL,
	server VARCHAR(32) NOT NULL,
	ready BOOLEAN NOT NULL,
	PRIMARY KEY (table_id, who, server)
);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL,
	finished DOUBLE NOT NULL,
	scores JSON NOT NULL,
	shares JSON NOT NULL,
	PRIMARY KEY (table_id)
);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL,
	version INTEGER NOT NULL,
	review INTEGER NOT NULL,
	state VARCHAR(10) NOT NULL,
	seats JSON NOT NULL,
	report JSON NOT NULL,
	PRIMARY KEY (table_id)
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(10) NOT NULL,
	owner VARCHAR(64) NOT NULL,
	name VARCHAR(30) NOT NULL,
	bot VARCHAR(40) NOT NULL,
	away BOOLEAN NOT NULL,
	stand_in VARCHAR(10) DEFAULT '' NOT NULL,
	PRIMARY KEY (table_id, seat),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('6a6nyp5889xf',0,'person','ann','','',0,'');
INSERT INTO "seats" VALUES('6a6nyp5889xf',1,'person','ben','Ben','',0,'');
CREATE TABLE servers (
	id VARCHAR(32) NOT NULL,
	address VARCHAR(64) NOT NULL,
	mark VARCHAR(32) NOT NULL,
	until DOUBLE NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE studies (
	id VARCHAR(32) NOT NULL,
	owner VARCHAR(64) NOT NULL,
	created DOUBLE NOT NULL,
	state VARCHAR(10) NOT NULL,
	report JSON NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL,
	game VARCHAR(40) NOT NULL,
	version INTEGER NOT NULL,
	players INTEGER NOT NULL,
	options JSON NOT NULL,
	seed BIGINT NOT NULL,
	public BOOLEAN NOT NULL,
	host VARCHAR(64) NOT NULL,
	status VARCHAR(10) NOT NULL,
	created DOUBLE NOT NULL,
	rematch VARCHAR(32),
	hints BOOLEAN DEFAULT 0 NOT NULL,
	many_seats BOOLEAN DEFAULT 0 NOT NULL,
	look_back VARCHAR(10) DEFAULT 'players' NOT NULL,
	clock VARCHAR(30) DEFAULT '' NOT NULL,
	undo BOOLEAN DEFAULT 0 NOT NULL,
	chat BOOLEAN DEFAULT 0 NOT NULL,
	lesson VARCHAR(20) DEFAULT '' NOT NULL,
	series VARCHAR(200) DEFAULT '' NOT NULL,
	removed JSON DEFAULT '[]' NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('6a6nyp5889xf','poo_divers',1,2,'{"layout": "square", "mask": "", "first": "lot", "fart_off": false}',4492970339552988675,0,'ann','playing',1.7948361573098535538e+09,NULL,0,0,'players','',0,0,'','','[]');
CREATE TABLE words (
	table_id VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	word VARCHAR(20) NOT NULL,
	text VARCHAR(200) NOT NULL,
	at DOUBLE NOT NULL,
	PRIMARY KEY (table_id, number)
);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX tables_in_the_lobby ON tables (public, status, created);
CREATE INDEX ix_studies_owner ON studies (owner);
CREATE INDEX ix_studies_created ON studies (created);
CREATE INDEX ix_keepers_server ON keepers (server);
CREATE INDEX ix_people_server ON people (server);
CREATE INDEX ix_codes_who ON codes (who);
CREATE INDEX ix_jobs_server ON jobs (server);
CREATE INDEX ix_seats_owner ON seats (owner);
COMMIT;

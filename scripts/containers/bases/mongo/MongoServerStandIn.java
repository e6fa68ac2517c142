import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.BinData;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.MongoServerError;
import io.netty.channel.Channel;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * What stands in a container for MongoDB's own server: data on the disk, written before a command is
 * answered; users with passwords (SCRAM-SHA-256), who may do everything once they are known; one-node
 * replica sets. Arguments: the data folder, and the name of the set, if there is to be one.
 */
public class MongoServerStandIn extends H2Backend {
  private static final Set<String> FREE =
      Set.of("hello", "ismaster", "ping", "buildinfo", "saslstart", "saslcontinue", "endsessions");
  private static final Set<String> READING =
      Set.of("find", "getmore", "aggregate", "count", "distinct", "hello", "ismaster", "ping");
  private static final int ITERATIONS = 15000;

  private final String setName;
  private final Map<String, String> passwords;
  private final Map<String, String> set;
  private final Set<Channel> known = ConcurrentHashMap.newKeySet();
  private final Map<Channel, Exchange> exchanges = new ConcurrentHashMap<>();

  private record Exchange(String user, String password, byte[] salt, String nonce, String spoken) {}

  private MongoServerStandIn(String folder, String setName) {
    super(folder + "/stand-in");
    this.setName = setName;
    passwords = getMvStore().openMap("stand-in.passwords");
    set = getMvStore().openMap("stand-in.set");
  }

  private void addFirstUser(String user, String password) {
    if (user != null && password != null && passwords.isEmpty()) passwords.put(user, password);
    commit();
  }

  @Override
  public Document handleCommand(Channel channel, String database, String command, Document query) {
    String name = command.toLowerCase();
    if (!passwords.isEmpty() && !known.contains(channel) && !FREE.contains(name))
      throw new MongoServerError(13, "Unauthorized", "command " + command + " requires authentication");
    return switch (name) {
      case "saslstart" -> begin(channel, query);
      case "saslcontinue" -> prove(channel, query);
      case "createuser" -> addUser((String) query.get("createUser"), (String) query.get("pwd"));
      case "replsetinitiate" -> initiate((Document) query.get("replSetInitiate"));
      case "replsetgetstatus" -> setStatus();
      case "hello", "ismaster" -> inSet(super.handleCommand(channel, database, command, query));
      default -> {
        Document answer = super.handleCommand(channel, database, command, query);
        if (!READING.contains(name)) commit();
        yield answer;
      }
    };
  }

  @Override
  public void handleClose(Channel channel) {
    known.remove(channel);
    exchanges.remove(channel);
    super.handleClose(channel);
  }

  private static Document done() {
    return new Document("ok", 1.0);
  }

  private Document addUser(String user, String password) {
    if (passwords.putIfAbsent(user, password) != null)
      throw new MongoServerError(51003, "Location51003", "User \"" + user + "\" already exists");
    commit();
    return done();
  }

  private Document initiate(Document wanted) {
    if (setName == null) throw new MongoServerError(76, "NoReplicationEnabled", "not started with --replSet");
    if (set.containsKey("host")) throw new MongoServerError(23, "AlreadyInitialized", "already initialized");
    List<?> members = wanted == null ? null : (List<?>) wanted.get("members");
    set.put("host", members == null ? "localhost:27017" : (String) ((Document) members.get(0)).get("host"));
    commit();
    return done();
  }

  private Document setStatus() {
    if (setName == null) throw new MongoServerError(76, "NoReplicationEnabled", "not running with --replSet");
    if (!set.containsKey("host"))
      throw new MongoServerError(94, "NotYetInitialized", "no replset config has been received");
    Document member = new Document("_id", 0).append("name", set.get("host")).append("health", 1.0);
    member.append("state", 1).append("stateStr", "PRIMARY").append("self", true);
    return done().append("set", setName).append("myState", 1).append("members", List.of(member));
  }

  private Document inSet(Document answer) {
    if (setName == null) return answer;
    String host = set.get("host");
    answer.put("isWritablePrimary", host != null);
    answer.put("ismaster", host != null);
    if (host == null) return answer.append("isreplicaset", true);
    return answer
        .append("setName", setName)
        .append("setVersion", 1)
        .append("hosts", List.of(host))
        .append("me", host)
        .append("primary", host)
        .append("secondary", false);
  }

  /** The exchange of RFC 5802 with SHA-256. */
  private Document begin(Channel channel, Document query) {
    if (!"SCRAM-SHA-256".equals(query.get("mechanism")))
      throw new MongoServerError(334, "MechanismUnavailable", "only SCRAM-SHA-256");
    String first = text(query.get("payload")).substring("n,,".length());
    String user = field(first, "n").replace("=2C", ",").replace("=3D", "=");
    byte[] salt = random(28);
    String nonce = field(first, "r") + Base64.getEncoder().encodeToString(random(18));
    String answer = "r=" + nonce + ",s=" + Base64.getEncoder().encodeToString(salt) + ",i=" + ITERATIONS;
    String password = passwords.getOrDefault(user, Base64.getEncoder().encodeToString(random(18)));
    exchanges.put(channel, new Exchange(user, password, salt, nonce, first + "," + answer));
    return step(answer, false);
  }

  private Document prove(Channel channel, Document query) {
    Exchange exchange = exchanges.remove(channel);
    if (exchange == null) return step("", true);
    String last = text(query.get("payload"));
    String spoken = exchange.spoken + "," + last.substring(0, last.lastIndexOf(",p="));
    byte[] salted = salted(exchange.password, exchange.salt);
    byte[] clientKey = hmac(salted, "Client Key");
    byte[] proof = Base64.getDecoder().decode(last.substring(last.lastIndexOf(",p=") + 3));
    byte[] wanted = hmac(sha256(clientKey), spoken);
    for (int index = 0; index < wanted.length; index++) wanted[index] ^= clientKey[index];
    if (!field(last, "r").equals(exchange.nonce) || !MessageDigest.isEqual(wanted, proof))
      throw new MongoServerError(18, "AuthenticationFailed", "Authentication failed.");
    known.add(channel);
    byte[] signature = hmac(hmac(salted, "Server Key"), spoken);
    return step("v=" + Base64.getEncoder().encodeToString(signature), true);
  }

  private static Document step(String payload, boolean isDone) {
    BinData bytes = new BinData(payload.getBytes(StandardCharsets.UTF_8));
    return new Document("conversationId", 1).append("done", isDone).append("payload", bytes).append("ok", 1.0);
  }

  private static String text(Object payload) {
    return new String(((BinData) payload).getData(), StandardCharsets.UTF_8);
  }

  private static String field(String message, String name) {
    return Arrays.stream(message.split(","))
        .filter(part -> part.startsWith(name + "="))
        .findFirst()
        .orElseThrow(() -> new MongoServerError(18, "AuthenticationFailed", "Authentication failed."))
        .substring(name.length() + 1);
  }

  private static byte[] random(int length) {
    byte[] bytes = new byte[length];
    new SecureRandom().nextBytes(bytes);
    return bytes;
  }

  private static byte[] salted(String password, byte[] salt) {
    try {
      PBEKeySpec keys = new PBEKeySpec(password.toCharArray(), salt, ITERATIONS, 256);
      return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(keys).getEncoded();
    } catch (java.security.GeneralSecurityException missing) {
      throw new IllegalStateException(missing);
    }
  }

  private static byte[] hmac(byte[] key, String message) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      return mac.doFinal(message.getBytes(StandardCharsets.UTF_8));
    } catch (java.security.GeneralSecurityException missing) {
      throw new IllegalStateException(missing);
    }
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (java.security.GeneralSecurityException missing) {
      throw new IllegalStateException(missing);
    }
  }

  /** The driver asks for wire version 9, which the library's own list of versions does not reach. */
  private static final MongoVersion VERSION =
      new MongoVersion() {
        @Override
        public List<Integer> getVersionArray() {
          return List.of(4, 4, 0);
        }

        @Override
        public int getWireVersion() {
          return 9;
        }
      };

  public static void main(String[] arguments) throws Exception {
    MongoServerStandIn backend =
        new MongoServerStandIn(arguments[0], arguments.length > 1 ? arguments[1] : null);
    backend.addFirstUser(
        System.getenv("MONGO_INITDB_ROOT_USERNAME"), System.getenv("MONGO_INITDB_ROOT_PASSWORD"));
    MongoServer server = new MongoServer(backend.version(VERSION));
    server.bind(new InetSocketAddress(27017));
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
    Thread.currentThread().join();
  }
}

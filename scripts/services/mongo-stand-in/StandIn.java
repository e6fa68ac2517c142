import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;

/**
 * A server that speaks MongoDB's protocol and keeps its data in memory. The port is its argument.
 */
public class StandIn {
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
    MongoServer server = new MongoServer(new MemoryBackend().version(VERSION));
    server.bind(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), Integer.parseInt(arguments[0])));
    Thread.currentThread().join();
  }
}
